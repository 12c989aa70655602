import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createQueryClient } from "#web/client/query-client.ts";

/** A query client of its own for a booking page, separate from what a signed-in person sees in the dashboard. */
export function BookingData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
