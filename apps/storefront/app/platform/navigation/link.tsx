import type { AnchorHTMLAttributes } from 'react';
import type { GoOptions } from './navigation.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, GoOptions {
  /** An address of ours: path, query and hash. */
  to: string;
}

/** A link of the shop: a plain anchor. One listener of the page follows all of them, those included that are not hydrated yet. */
export function Link({ to, isReplacing = false, keepsScroll = false, ...rest }: LinkProps) {
  const manner = [isReplacing && 'replace', keepsScroll && 'stay'].filter(Boolean).join(' ');
  return <a {...rest} href={to} data-link={manner} />;
}

/** Whether an event on a link of the shop asks for it, and how; null: it is the browser's. */
export function readLink(event: Event): { url: URL; options: GoOptions } | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  const manner = link.dataset.link ?? '';
  // The address that is shown already: no second entry in the history.
  const isReplacing = manner.includes('replace') || link.href === window.location.href;
  return { url: new URL(link.href), options: { isReplacing, keepsScroll: manner.includes('stay') } };
}
