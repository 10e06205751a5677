/** These messages are a separate table, because most first visits load no other banner's (appendix H). */
export const consentMessages = {
  title: 'Consentement aux cookies',
  text: 'Ce site utilise des cookies pour vous offrir la meilleure expérience.',
  privacy: 'Confidentialité',
  policy: 'Cookies',
  accept: 'Accepter',
  decline: 'Refuser',
} as const;
