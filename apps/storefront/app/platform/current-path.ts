/** The path of the page that the browser shows. */
export const currentPath = (): string => window.location.pathname;
