import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the office: path and query. */
  to: string;
}

/** A link of the office: a plain anchor, which `connectNavigation` follows. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={to} data-link="" />;
}
