/** How the mails of the journey are told apart by their subjects. */
export const mailAbout = {
  verification: /verify/i,
  passwordReset: /password/i,
  registration: /registration/i,
  paymentLink: /pay/i,
  receipt: /receipt/i,
} as const;
