import { useMessage } from '../../messages/use-message.ts';
import type { EditedMenu } from '../../state/catalogue/edited-menu.ts';
import styles from './catalogue.module.css';

interface CategoryListProps {
  menus: EditedMenu[];
  /** Null while dishes of all categories are shown. */
  chosenId: number | null;
  onChoose: (id: number) => void;
}

export function CategoryList({ menus, chosenId, onChoose }: CategoryListProps) {
  const say = useMessage();
  return (
    <nav className={styles.categories} aria-label={say('catalogue.categories')}>
      {menus.map((menu) => (
        <section key={menu.id} aria-label={menu.name}>
          <h2>{menu.name}</h2>
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
    </nav>
  );
}
