import type { AnchorHTMLAttributes } from 'react';

export interface GoOptions {
  /** Replaces the current entry of the history, so that no way leads back to it. */
  isReplacing?: boolean;
  keepsScroll?: boolean;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, GoOptions {
  /** Path, query and hash. */
  to: string;
}

/** A link within the wing: a plain anchor. One listener of the page follows all of them, those included that are not hydrated yet. */
export function Link({ to, isReplacing = false, keepsScroll = false, ...rest }: LinkProps) {
  const manner = [isReplacing && 'replace', keepsScroll && 'stay'].filter(Boolean).join(' ');
  return <a {...rest} href={to} data-link={manner} />;
}

/** The address of the link within the wing that an event happens on, and how to go there; null: the browser's own link, or none. */
export function readLink(event: Event): { url: URL; options: GoOptions } | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  const manner = link.dataset.link ?? '';
  // A link to the shown address adds no second entry to the history.
  const isReplacing = manner.includes('replace') || link.href === window.location.href;
  return { url: new URL(link.href), options: { isReplacing, keepsScroll: manner.includes('stay') } };
}

/** Has `go` follow a click on a link within the wing, unless it asks the browser for another window or is handled already. */
export function followClick(event: MouseEvent, go: (url: URL, options: GoOptions) => void): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = readLink(event);
  if (!link) return;
  event.preventDefault();
  go(link.url, link.options);
}
