import { mostAddresses, type SavedAddress } from '@comptoir/contract';
import { Button, boxStyles, classNames, Icon, linkStyles } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { type SignedData, useSignedData } from '../../../state/account/use-signed-data.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { type Failure, failureOf } from '../form/use-form.ts';
import { LoadFailure } from '../profile/load-failure.tsx';
import { RowsSkeleton } from '../profile/rows-skeleton.tsx';
import styles from './address-book.module.css';
import { AddressForm } from './address-form.tsx';
import { describeAddress } from './describe-address.ts';

type Book = Extract<SignedData<SavedAddress[]>, { state: 'ready' }>;

function Entry({ address, onEdit, onRemove }: { address: SavedAddress; onEdit: () => void; onRemove: () => void }) {
  const say = useMessage();
  const name = address.address;
  return (
    <li className={styles.entry}>
      <Icon name="map-pin" />
      <div>
        <b>{name}</b>
        <p className="small muted">{describeAddress(address)}</p>
      </div>
      <div className={classNames(styles.actions, 'row')}>
        <button
          type="button"
          className={classNames(linkStyles.link, 'small')}
          aria-label={say('account.addresses.editOf', { name })}
          onClick={onEdit}
        >
          {say('account.addresses.edit')}
        </button>
        <button
          type="button"
          className={classNames(linkStyles.link, 'small')}
          aria-label={say('account.addresses.removeOf', { name })}
          onClick={onRemove}
        >
          {say('account.addresses.remove')}
        </button>
      </div>
    </li>
  );
}

interface EntriesProps {
  addresses: SavedAddress[];
  onEdit: (position: number) => void;
  onRemove: (position: number) => void;
}

function Entries({ addresses, onEdit, onRemove }: EntriesProps) {
  const say = useMessage();
  if (addresses.length === 0) return <p className="muted">{say('account.addresses.empty')}</p>;
  return (
    <ul className={styles.list}>
      {addresses.map((address, position) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: a diner may keep the same address twice
          key={`${position} ${address.address}`}
          address={address}
          onEdit={() => onEdit(position)}
          onRemove={() => onRemove(position)}
        />
      ))}
    </ul>
  );
}

function OpenBook({ data, replace }: Book) {
  const say = useMessage();
  const { signed } = useAccount();
  /** The index of the edited address. The list's length means a new address. */
  const [edited, setEdited] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const save = async (addresses: SavedAddress[]) =>
    replace(await signed((caller, session) => caller.saveAddresses(session, addresses)));

  async function remove(position: number): Promise<void> {
    setFailure(null);
    const name = data[position]?.address ?? '';
    try {
      await save(data.toSpliced(position, 1));
      announce(say('account.addresses.removed', { name }));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  if (edited !== null)
    return (
      <>
        <h3>{say(edited < data.length ? 'account.addresses.editTitle' : 'account.addresses.newTitle')}</h3>
        <AddressForm
          address={data[edited] ?? null}
          onCancel={() => setEdited(null)}
          onSave={async (address) => {
            await save(data.toSpliced(edited, 1, address));
            setEdited(null);
            announce(say('account.saved'));
          }}
        />
      </>
    );
  return (
    <>
      <FailureNote failure={failure} />
      <Entries addresses={data} onEdit={setEdited} onRemove={(position) => void remove(position)} />
      {data.length < mostAddresses ? (
        <div className="row">
          <Button kind="outline" isSmall onClick={() => setEdited(data.length)}>
            <Icon name="plus" size="small" />
            {say('account.addresses.add')}
          </Button>
        </div>
      ) : (
        <p className="small muted">{say('account.addresses.full')}</p>
      )}
    </>
  );
}

export function AddressBook() {
  const say = useMessage();
  const addresses = useSignedData('addresses', (caller, session) => caller.savedAddresses(session));
  return (
    <section className={classNames(boxStyles.box, 'stack')} id="addresses">
      <div>
        <h2 className={styles.heading}>{say('account.addresses.title')}</h2>
        <p className="small muted">{say('account.addresses.text')}</p>
      </div>
      {addresses.state === 'loading' && <RowsSkeleton />}
      {addresses.state === 'failed' && <LoadFailure error={addresses.error} onRetry={addresses.retry} />}
      {addresses.state === 'ready' && <OpenBook {...addresses} />}
    </section>
  );
}
