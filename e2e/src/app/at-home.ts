export const atHome = {
  'cookie-consent': 'true',
  location: JSON.stringify({
    type: 'delivery',
    query: '',
    zone: null,
    _distance: { distance: 1.2, address: '3 rue de Cuire, Lyon' },
  }),
};
