/**
 * What a page knows of an order: its wire, as the API told it; that there is no order behind its link; or nothing yet, for the API could
 * not be read.
 */
export type OrderNews = 'missing' | 'unread' | Record<string, unknown>;
