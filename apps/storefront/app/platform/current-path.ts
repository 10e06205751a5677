export const currentPath = (): string => window.location.pathname;
