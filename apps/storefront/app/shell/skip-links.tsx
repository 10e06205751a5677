import { Text } from '../messages/text.ts';
import { focusId } from '../platform/scroll/focus-id.ts';
import { useIsDesk } from '../state/page/use-is-desk.ts';
import { useCatalogue } from '../state/shop/shop-context.tsx';
import styles from './shell.module.css';
import { useScreen } from './use-screen.ts';

interface SkipLinkProps {
  id: string;
  text: 'shell.skip' | 'shell.skipToCategories' | 'shell.skipToCart';
}

function SkipLink({ id, text }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${id}`}
      onClick={(event) => {
        // The default action would add a history entry, and the back button would not leave the page.
        event.preventDefault();
        focusId(id);
      }}
    >
      <Text id={text} />
    </a>
  );
}

/** The first tab stops of a page. They skip the header, and on the menu a hundred dishes. */
export function SkipLinks() {
  const { screen } = useScreen();
  const isDesk = useIsDesk();
  const hasDishes = useCatalogue(({ menus }) => menus.some(({ categories }) => categories.length > 0));
  const isMenu = screen?.page === 'Menu' && hasDishes;
  return (
    <>
      <SkipLink id="main" text="shell.skip" />
      {isMenu && <SkipLink id="menu-categories" text="shell.skipToCategories" />}
      {isMenu && isDesk && <SkipLink id="menu-cart" text="shell.skipToCart" />}
    </>
  );
}
