import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ReturnError, returnErrors } from "#domain/account/return-errors.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import type { ToastInput } from "#web/ui/toast/toast-store.ts";
import { mailboxToastLink } from "./local-mailbox.ts";
import * as words from "./return-words.ts";

/** The toast after a return to this page, or null. It never shows text from the address. */
export function readReturn(search: string, way: words.WayBack): ToastInput | null {
  const params = new URLSearchParams(search);
  const [error, provider] = [params.get("error"), params.get("provider")];
  if (params.has("verified")) return { ...words.verifiedWords, variant: "success" };
  if (error === "SIGN_IN_FIRST") return words.signInFirstWords;
  if (error === null || provider === null) return null;
  const known: ReturnError = returnErrors.find((code) => code === error) ?? "unexpected";
  const text = words.returnTexts[known];
  if (known === "check_mail") return { title: words.checkMailTitle, text };
  return { title: words.failedTitle(way, provider), text, variant: "destructive" };
}

/** Shows the toast after a return to this page, once. */
export function useReturnToast(way: words.WayBack): void {
  const { search } = useLocation();
  useEffect(() => {
    const toast = readReturn(search, way);
    if (!toast) return;
    const isMail = toast.title === words.checkMailTitle;
    showToast(isMail ? { ...toast, link: mailboxToastLink() } : toast);
  }, [search, way]);
}

/** Removes the result from the address, so that a reload doesn't show the toast again. */
export function useCleanReturn(way: words.WayBack): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isReturn = readReturn(search, way) !== null;
  useEffect(() => {
    if (isReturn) void navigate(pathname, { replace: true, state });
  }, [isReturn, navigate, pathname, state]);
}
