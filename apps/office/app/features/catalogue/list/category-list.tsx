import { readObject } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte, EditedMenu } from '../../../state/catalogue/edited-menu.ts';
import { menuForm } from '../../../state/catalogue/menu-form.ts';
import { orderForm } from '../../../state/catalogue/order-form.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import { newCategory, newMenu } from '../../../state/forms/new-part.ts';
import styles from './carte.module.css';
import type { useAdd } from './use-add.ts';

interface CategoryListProps {
  carte: Carte;
  /** Null while dishes of all categories are shown. */
  chosenId: number | null;
  onChoose: (id: number) => void;
  onAdd: ReturnType<typeof useAdd>['add'];
}

export function CategoryList({ carte, chosenId, onChoose, onAdd }: CategoryListProps) {
  const say = useMessage();
  const [first] = carte.menus;
  const order = carte.parts.get('order/menus');
  return (
    <nav className={styles.categories} aria-label={say('catalogue.categories')}>
      {carte.menus.map((menu) => (
        <section key={menu.id} aria-label={menu.name}>
          <MenuHeading carte={carte} menu={menu} onAdd={onAdd} />
          <ul>
            {menu.categories.map(({ id, name, dishes }) => (
              <li key={id}>
                <button type="button" aria-current={id === chosenId || undefined} onClick={() => onChoose(id)}>
                  {name}
                  <span aria-hidden="true">{dishes.length}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.tools}>
        {first && (
          <OfficeButton kind="plain" isForDesk onClick={() => onAdd('menu', newMenu(readObject(first.part.value)))}>
            <Icon name="plus" />
            {say('catalogue.newMenu')}
          </OfficeButton>
        )}
        {carte.menus.length > 1 && order && (
          <OfficeButton kind="plain" isForDesk onClick={() => openPart(orderForm, order)}>
            {say('catalogue.order.menus')}
          </OfficeButton>
        )}
      </div>
    </nav>
  );
}

function MenuHeading({ carte, menu, onAdd }: { carte: Carte; menu: EditedMenu; onAdd: CategoryListProps['onAdd'] }) {
  const say = useMessage();
  const order = carte.parts.get(`order/menu-${menu.id}`);
  return (
    <div className={styles.heading}>
      <h2>{menu.name}</h2>
      <div className={styles.tools}>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('catalogue.changeNamed', { name: menu.name })}
          onClick={() => openPart(menuForm, menu.part)}
        >
          <Glyph name="pencil" />
        </OfficeButton>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('catalogue.newCategoryIn', { name: menu.name })}
          onClick={() => onAdd('category', newCategory(menu.id))}
        >
          <Icon name="plus" />
        </OfficeButton>
        {menu.categories.length > 1 && order && (
          <OfficeButton
            kind="plain"
            isForDesk
            aria-label={say('catalogue.order.named', { name: menu.name })}
            onClick={() => openPart(orderForm, order)}
          >
            ↑↓
          </OfficeButton>
        )}
      </div>
    </div>
  );
}
