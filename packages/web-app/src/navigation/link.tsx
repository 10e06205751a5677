import type { AnchorHTMLAttributes } from 'react';

export interface GoOptions {
  isReplacing?: boolean;
  keepsScroll?: boolean;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, GoOptions {
  to: string;
}

/** A plain anchor, so that links work before hydration: one listener on the document handles all links. */
export function Link({ to, isReplacing = false, keepsScroll = false, ...rest }: LinkProps) {
  const manner = [isReplacing && 'replace', keepsScroll && 'stay'].filter(Boolean).join(' ');
  return <a {...rest} href={to} data-link={manner} />;
}

export function readLink(event: Event): { url: URL; options: GoOptions } | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  const manner = link.dataset.link ?? '';
  const isReplacing = manner.includes('replace') || link.href === window.location.href;
  return { url: new URL(link.href), options: { isReplacing, keepsScroll: manner.includes('stay') } };
}

export function followClick(event: MouseEvent, go: (url: URL, options: GoOptions) => void): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = readLink(event);
  if (!link) return;
  event.preventDefault();
  go(link.url, link.options);
}
