/** The services whose captcha tokens can be checked. */
export const captchaProviders = ["turnstile", "hcaptcha", "recaptcha"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The response to a request without a required captcha token. */
export const captchaMissing = "Please solve the captcha first.";

/** The response to a token that the captcha service rejects. */
export const captchaWrong = "The captcha wasn't solved. Please try again.";

/** The response while the captcha service is unreachable. */
export const captchaDown =
  "We can't check the captcha right now. Please try again in a few minutes.";
