import { startTransition, StrictMode, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import * as root from "./root.tsx";
import { startRouter } from "./shell/start/start-router.tsx";

// While developing, the framework's own router takes over changed files as they are saved.
const product: ReactNode = import.meta.env.DEV
  ? await import("react-router/dom").then(({ HydratedRouter }) => <HydratedRouter />)
  : await startRouter(root);

startTransition(() => {
  hydrateRoot(document, <StrictMode>{product}</StrictMode>);
});
