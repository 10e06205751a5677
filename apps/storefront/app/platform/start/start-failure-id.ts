export const startFailureId = 'start-failure';
