import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthProvider, useAuth } from "./auth-provider.tsx";

function Who() {
  const { loading, user } = useAuth();
  return <p>{`${loading} ${String(user)}`}</p>;
}

test("the auth hook throws outside its provider", { tags: ["ERR-022"] }, () => {
  expect(() => renderToString(<Who />)).toThrow("useAuth must be used within an AuthProvider");
});

test("the first render has no user and is loading", { tags: ["AUTH-053"] }, () => {
  const html = renderToString(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  );
  expect(html).toBe("<p>true null</p>");
});
