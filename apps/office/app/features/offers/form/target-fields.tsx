import { type Menu, normalizeText } from '@comptoir/domain';
import { classNames, fieldStyles, Icon, searchStyles } from '@comptoir/ui';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { readTypedIds } from '../../../state/offer/offer-text.ts';
import styles from '../base/offers.module.css';
import type { OfferFields } from './offer-fields.ts';

const kinds = ['menus', 'categories', 'items'] as const;
type Kind = (typeof kinds)[number];

interface Target {
  kind: Kind;
  id: number;
  name: string;
}

const mostFound = 8;

/** *Sur quoi*: menus, categories and dishes, found by name. What was deleted is struck through (OFE-06). */
export function TargetFields({ form, menus }: { form: OfferFields; menus: Menu[] }) {
  const say = useMessage();
  const { values, set, field } = form;
  const targets = listTargets(menus);
  const chosen = kinds.flatMap((kind) =>
    readTypedIds(values[`value.${kind}`]).map((id) => ({
      kind,
      id,
      name: targets.find((target) => target.kind === kind && target.id === id)?.name ?? null,
    })),
  );
  const put = (kind: Kind, ids: number[]) => set({ [`value.${kind}`]: ids.join() });
  const remove = (kind: Kind, id: number) =>
    put(
      kind,
      readTypedIds(values[`value.${kind}`]).filter((one) => one !== id),
    );
  const add = ({ kind, id }: Target) => put(kind, [...readTypedIds(values[`value.${kind}`]), id]);
  const error = kinds.map((kind) => field(`value.${kind}`).error).find(Boolean);
  return (
    <section className={styles.section} aria-label={say('offers.section.targets')}>
      <h3>{say('offers.section.targets')}</h3>
      {chosen.length === 0 && <p className={styles.quiet}>{say('offers.form.noTarget')}</p>}
      <ul className={styles.chosen}>
        {chosen.map(({ kind, id, name }) => (
          <li key={`${kind}/${id}`} data-testid="target">
            <span className={classNames(name === null && styles.gone)}>
              {say(`offers.target.${kind}`, { name: name ?? String(id) })}
            </span>
            {name === null && <b>{say('offers.form.deleted')}</b>}
            <OfficeButton
              kind="plain"
              isForDesk
              aria-label={say('offers.form.removeTarget', { name: name ?? String(id) })}
              onClick={() => remove(kind, id)}
            >
              <Icon name="x" size="small" />
            </OfficeButton>
          </li>
        ))}
      </ul>
      {error && (
        <p className={styles.error}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
      <TargetSearch
        targets={targets.filter(({ kind, id }) => !chosen.some((one) => one.kind === kind && one.id === id))}
        onAdd={add}
      />
    </section>
  );
}

function TargetSearch({ targets, onAdd }: { targets: Target[]; onAdd: (target: Target) => void }) {
  const say = useMessage();
  const [asked, setAsked] = useState('');
  const wanted = normalizeText(asked);
  const found = wanted === '' ? [] : targets.filter(({ name }) => normalizeText(name).includes(wanted));
  return (
    <>
      <label className={classNames(searchStyles.search, fieldStyles.field)}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={say('offers.form.search')}
          placeholder={say('offers.form.search')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </label>
      <p role="status" className={wanted !== '' && found.length === 0 ? styles.quiet : 'visually-hidden'}>
        {wanted !== '' && say('offers.form.found', { count: found.length })}
      </p>
      <div className={styles.chosen}>
        {found.slice(0, mostFound).map((target) => (
          <OfficeButton
            key={`${target.kind}/${target.id}`}
            kind="outline"
            isForDesk
            onClick={() => {
              setAsked('');
              onAdd(target);
            }}
          >
            <Icon name="plus" size="small" />
            {say(`offers.target.${target.kind}`, { name: target.name })}
          </OfficeButton>
        ))}
      </div>
    </>
  );
}

function listTargets(menus: Menu[]): Target[] {
  const categories = menus.flatMap((menu) => menu.categories);
  const named = (kind: Kind, list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ kind, id, name }));
  return [
    ...named('menus', menus),
    ...named('categories', categories),
    ...named(
      'items',
      categories.flatMap(({ items }) => items),
    ),
  ];
}
