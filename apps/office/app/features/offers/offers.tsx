import type { EditedCatalogue } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useEffect, useMemo } from 'react';
import { Answered } from '../../components/answered.tsx';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { PartsContext } from '../../components/draft/parts-context.ts';
import { DraftBar } from '../../components/draft/publish/draft-bar.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { closeUntouchedPart, useOpenPart } from '../../state/draft/open-part.ts';
import { readParts } from '../../state/draft/read-parts.ts';
import { useEdited } from '../../state/draft/use-edited.ts';
import { openNewPart } from '../../state/forms/new-part.ts';
import { readEditedOffers } from '../../state/offer/edited-offer.ts';
import { offerForm } from '../../state/offer/offer-form.ts';
import { newOffer } from '../../state/offer/offer-text.ts';
import { useOfferFigures } from '../../state/offer/use-offer-figures.ts';
import { readSold } from '../../state/rehearsal/sold.ts';
import styles from './base/offers.module.css';
import { OfferSheet } from './form/offer-sheet.tsx';
import { OfferList } from './list/offer-list.tsx';

/** The page of the offers editor (OFE). */
export function Offers() {
  const { answer, ask } = useEdited();
  useEffect(() => closeUntouchedPart(offerForm.page), []);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.25rem">
      {(catalogue) => <EditedOffers catalogue={catalogue} onChanged={ask} />}
    </Answered>
  );
}

interface EditedOffersProps {
  catalogue: EditedCatalogue;
  onChanged: () => Promise<void>;
}

function EditedOffers({ catalogue, onChanged }: EditedOffersProps) {
  const say = useMessage();
  const parts = useMemo(() => readParts(catalogue), [catalogue]);
  const offers = useMemo(() => readEditedOffers(catalogue), [catalogue]);
  const sold = useMemo(() => readSold(catalogue), [catalogue]);
  const figures = useOfferFigures();
  const open = useOpenPart(offerForm);
  useAskedPart(parts);
  return (
    <PartsContext value={parts}>
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      <div className={styles.page}>
        <NewOffer />
        {offers.length === 0 ? (
          <StateBox icon="circle-alert" title={say('offers.emptyTitle')} text={say('offers.emptyText')} />
        ) : (
          <OfferList offers={offers} menus={sold.menus} figures={figures} onChanged={onChanged} />
        )}
      </div>
      {open && (
        <OfferSheet
          key={open.thing.id}
          open={open}
          sold={sold}
          edited={offers.find(({ part }) => part.thing.id === open.thing.id)}
          figure={figures.get(Number(open.thing.id))}
          onSaved={onChanged}
        />
      )}
    </PartsContext>
  );
}

function NewOffer() {
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  const add = () => run(() => openNewPart('offer', newOffer));
  return (
    <>
      <FailureNote failure={failure} />
      <div>
        <OfficeButton isForDesk isBusy={isBusy} onClick={add}>
          <Icon name="plus" />
          {say('offers.new')}
        </OfficeButton>
      </div>
    </>
  );
}
