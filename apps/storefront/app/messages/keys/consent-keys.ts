export const consentKeys = {
  'consent.title': 'Cookie Consent',
  'consent.text': 'This site uses cookies for the best experience.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const;
