import { isOnSale } from '@comptoir/domain';
import { typeset } from '@comptoir/format';
import { classNames } from '@comptoir/ui';
import { listOrigins } from '@comptoir/words';
import { factsMessages } from '../../messages/french/menu/facts.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Text } from '../../messages/text.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import dishListStyles from './dish-list.module.css';
import styles from './menu-facts.module.css';

/** The foot of the menu says it of all dishes, because a dish can be added without its sheet (LAW-06, LAW-13). */
function Facts() {
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const origins = listOrigins(menus);
  const hasHomemade = menus.some((menu) =>
    menu.categories.some(({ items }) => items.some((item) => item.isHomemade && isOnSale(menu, item))),
  );
  return (
    <>
      {origins.length > 0 && (
        <section className={dishListStyles.section} aria-labelledby="meat-list-title">
          <Text id="facts.origins" as="h2" elementId="meat-list-title" />
          <ul data-testid="meat-list">
            {origins.map(({ sentence, names }) => (
              <li key={sentence}>
                <b>{typeset(sentence)}</b> {names.join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasHomemade && <Text id="facts.homemadeRule" as="p" data-testid="homemade-rule" />}
    </>
  );
}

export function MenuFacts() {
  return (
    <AddedMessages add={{ facts: factsMessages }}>
      <div id="menu-facts" className={classNames(styles.facts, 'small muted')}>
        <Facts />
      </div>
    </AddedMessages>
  );
}
