import {
  type CartEntry,
  checkChoices,
  dishAllergens,
  type OptionGroup as Group,
  type MenuEntry,
  maxNoteLength,
  readyFrom,
  unitPriceCents,
} from '@comptoir/domain';
import { classNames, Icon, IconButton, Sheet, SheetBody, SheetFooter, Stepper, tintAt, useMorph } from '@comptoir/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { factsMessages } from '../../messages/french/menu/facts.ts';
import { itemMessages } from '../../messages/french/menu/item.ts';
import { HomemadeBadge } from '../../messages/homemade-badge.tsx';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { findTile } from '../../platform/scroll/find-tile.ts';
import { changeLine } from '../../state/cart/cart-store.ts';
import { useAddLine } from '../../state/cart/use-add-line.ts';
import { useMode } from '../../state/location/location-store.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import { useLaterOffer } from '../../state/use-later-offer.ts';
import { useOrderable } from '../../state/use-orderable.ts';
import { useBackWords, useSoldOutWords } from '../../state/use-sold-out-words.ts';
import { AddButton } from './add-button.tsx';
import { AlcoholNotice } from './alcohol-notice.tsx';
import { AllergenLine } from './allergen-line.tsx';
import { ItemPicture } from './item-picture.tsx';
import styles from './item-sheet.module.css';
import { MeatOrigins } from './meat-origins.tsx';
import { NoteField } from './note-field.tsx';
import { OptionGroup } from './option-group.tsx';
import { useChoices } from './use-choices.ts';

interface ItemSheetProps {
  entry: MenuEntry;
  /** The cart line that the sheet edits. Absent if the sheet adds a line. */
  edited?: CartEntry;
  companions?: ReactNode;
  onClose: () => void;
}

function isScrolledPast(content: HTMLElement): boolean {
  const picture = content.firstElementChild;
  return picture !== null && content.scrollTop > picture.clientHeight - 48;
}

function showGroup(body: HTMLElement | null, { id }: Group): void {
  const group = body?.querySelector(`[data-option="${id}"]`);
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}

/** Shows the dish's name once the picture is out of view. */
function Bar({ name, isNamed, onClose }: { name: string; isNamed: boolean; onClose: () => void }) {
  const say = useMessage();
  return (
    <div className={classNames(styles.bar, isNamed && styles.named)}>
      <span aria-hidden="true">{name}</span>
      <IconButton isFloating={!isNamed} label={say('shell.close')} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </div>
  );
}

function SoldOutLine({ entry }: { entry: MenuEntry }) {
  const saySoldOut = useSoldOutWords();
  const sayBack = useBackWords();
  return <p className="bold">{[saySoldOut(entry), sayBack(entry)].filter(Boolean).join(' · ')}</p>;
}

/** `missing` is the option group without a required choice. `submit` adds the dish to the cart once only. */
function useOrderedDish({ entry, edited, onClose }: ItemSheetProps) {
  const { item, menu } = entry;
  const addLine = useAddLine();
  const { wantedAt, isOrderable } = useOrderable();
  const choices = useChoices(item, edited ?? null, wantedAt(menu));
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1);
  const [note, setNote] = useState(edited?.note ?? '');
  const isDone = useRef(false);
  const problem = checkChoices(item, choices.options);
  const missing = item.options.find((group) => group.id === problem?.optionId);

  function submit(): void {
    // A double tap is ignored while the sheet closes.
    if (isDone.current) return;
    isDone.current = true;
    const line = { options: choices.options, quantity, note: note.trim() };
    if (edited) changeLine({ id: edited.id, itemId: item.id, ...line });
    else addLine(item, line);
    onClose();
  }

  return { isOnSale: isOrderable(entry), choices, quantity, setQuantity, note, setNote, missing, submit };
}

function ItemForm(props: ItemSheetProps) {
  const { entry, edited, companions, onClose } = props;
  const { item, menu, category } = entry;
  const say = useMessage();
  const mode = useMode();
  const now = useNow();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const categories = useCatalogue((catalogue) => catalogue.menus).flatMap((known) => known.categories);
  const { isOnSale, choices, quantity, setQuantity, note, setNote, missing, submit } = useOrderedDish(props);
  const picture = useMorph(() => (edited ? null : findTile(item.id)));
  const [isPictureGone, setPictureGone] = useState(false);
  const laterOffer = useLaterOffer()(entry, readyFrom([menu], mode, now, exceptions));

  return (
    <Sheet titleId={titleId} kind="wide" testId="item-dialog" onClose={onClose}>
      <Bar name={item.name} isNamed={isPictureGone} onClose={onClose} />
      <div
        ref={body}
        className={styles.content}
        onScroll={(event) => setPictureGone(isScrolledPast(event.currentTarget))}
      >
        <ItemPicture
          image={item.image}
          name={item.name}
          ref={picture}
          tint={tintAt(categories.findIndex((known) => known.id === category.id))}
        />
        <div className={styles.scroller}>
          <SheetBody className={styles.body}>
            {item.isHomemade && (
              <div className={styles.tags}>
                <HomemadeBadge />
              </div>
            )}
            <h2 id={titleId} className={styles.title}>
              {item.name}
            </h2>
            <p className={classNames(styles.description, 'muted')}>{item.description}</p>
            {laterOffer && <p className="small bold">{laterOffer}</p>}
            <MeatOrigins item={item} />
            <AllergenLine dish={dishAllergens(item, choices.options)} />
            {item.alcohol && <AlcoholNotice alcohol={item.alcohol} />}
            {item.isWithdrawable && (
              <Text id="facts.withdrawal" as="p" className={classNames(styles.withdrawal, 'small muted')} />
            )}
            {isOnSale && item.options.map((group) => <OptionGroup key={group.id} group={group} choices={choices} />)}
            {isOnSale && <NoteField value={note} max={maxNoteLength} onChange={setNote} />}
          </SheetBody>
          <SheetFooter className={styles.footer}>
            {isOnSale ? (
              <>
                <Stepper
                  value={quantity}
                  min={1}
                  lessLabel={say('item.lessOf', { name: item.name })}
                  moreLabel={say('item.moreOf', { name: item.name })}
                  onChange={setQuantity}
                />
                <AddButton
                  missing={missing?.name ?? null}
                  isEdited={edited !== undefined}
                  cents={unitPriceCents(item, choices.options, mode) * quantity}
                  onClick={missing ? () => showGroup(body.current, missing) : submit}
                />
              </>
            ) : (
              <SoldOutLine entry={entry} />
            )}
          </SheetFooter>
          {/* The suggestions follow the button in the tab order, but are above it on the screen. */}
          <div className={styles.companions}>{companions}</div>
        </div>
      </div>
    </Sheet>
  );
}

export default function ItemSheet(props: ItemSheetProps) {
  return (
    <AddedMessages add={{ facts: factsMessages, item: itemMessages }}>
      <ItemForm {...props} />
    </AddedMessages>
  );
}
