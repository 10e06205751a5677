/** A table of its own, because most first visits load only the cookie banner's messages (appendix H). */
export const consentMessages = {
  title: 'Consentement aux cookies',
  text: 'Ce site utilise des cookies pour vous offrir la meilleure expérience.',
  privacy: 'Confidentialité',
  policy: 'Cookies',
  accept: 'Accepter',
  decline: 'Refuser',
} as const;
