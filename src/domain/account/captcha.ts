/** The services whose captcha tokens can be checked. */
export const captchaProviders = ["turnstile", "hcaptcha", "recaptcha"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The answer to a request that needs a captcha and brings no token. */
export const captchaMissing = "Please solve the captcha first.";

/** The answer to a token that the captcha's service does not confirm. */
export const captchaWrong = "The captcha wasn't solved. Please try again.";

/** The answer while the captcha's service cannot be asked. */
export const captchaDown =
  "We can't check the captcha right now. Please try again in a few minutes.";
