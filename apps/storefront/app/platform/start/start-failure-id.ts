/** The element that says that a page can't come to life. */
export const startFailureId = 'start-failure';
