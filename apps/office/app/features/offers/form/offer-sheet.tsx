import { type OfferFigure, readObject, readText } from '@comptoir/contract';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { PartTools } from '../../../components/draft/form/part-tools.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { openNewPart } from '../../../state/forms/new-part.ts';
import { type EditedOffer, offerOf } from '../../../state/offer/edited-offer.ts';
import { offerForm } from '../../../state/offer/offer-form.ts';
import { newOffer, type OfferField, putOfferText, textOfOffer } from '../../../state/offer/offer-text.ts';
import type { Sold } from '../../../state/rehearsal/sold.ts';
import styles from '../base/offers.module.css';
import { useOfferText } from '../base/use-offer-text.ts';
import { Trial } from '../trial/trial.tsx';
import { checkOffer } from './check-offer.ts';
import { Gave } from './gave.tsx';
import { TargetFields } from './target-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { WhatFields } from './what-fields.tsx';
import { WhoFields } from './who-fields.tsx';

interface OfferSheetProps {
  open: OpenPart<OfferField>;
  sold: Sold;
  /** Absent for a new offer. */
  edited: EditedOffer | undefined;
  figure: OfferFigure | undefined;
  onSaved: () => Promise<void>;
}

/** The form of an offer in words (OFE-01), what the shop will say of it, and a cart to try it on. */
export function OfferSheet({ open, sold, edited, figure, onSaved }: OfferSheetProps) {
  const say = useMessage();
  const describe = useOfferText(sold.menus);
  const knownCode = readText(readObject(open.value).code);
  const value = putOfferText(open.value, open.from, open.text);
  const offer = offerOf({ thing: open.thing, value });
  const text = offer && describe(offer, readText(readObject(value).code));
  const uses = figure?.uses ?? 0;
  return (
    <PartSheet
      form={offerForm}
      open={open}
      title={text?.title ?? say('offers.new')}
      check={(typed) => checkOffer(typed, knownCode)}
      onSaved={onSaved}
      isWide
      tools={
        <div className={styles.page}>
          {offer && <Trial thing={open.thing} value={value} offer={offer} sold={sold} />}
          {figure && figure.days.length > 0 && <Gave figure={figure} />}
          {open.base !== null && (
            <PartTools
              form={offerForm}
              open={open}
              uses={uses > 0 ? [say('offers.used', { count: uses })] : []}
              onDuplicate={() => openNewPart('offer', copyOf(value))}
              onDeleted={onSaved}
            />
          )}
        </div>
      }
    >
      {(form) => (
        <>
          {text && (
            <p className={styles.sentence} data-testid="offer-sentence">
              {[text.title, text.on.replace(/\.$/, ''), text.when, text.how].filter(Boolean).join(' · ')}
            </p>
          )}
          <WhatFields form={form} />
          <TargetFields form={form} menus={sold.menus} />
          {offer && <TimeFields form={form} offer={offer} />}
          <WhoFields form={form} published={publishedTextOf(edited)} uses={uses} />
        </>
      )}
    </PartSheet>
  );
}

function publishedTextOf(edited: EditedOffer | undefined) {
  if (!edited) return null;
  const { change, part } = edited;
  if (!change) return textOfOffer(part.value);
  return change.isPublished ? textOfOffer(change.published) : null;
}

/** A copy needs another code, because two offers can't share one. */
function copyOf(value: unknown): object {
  const { code: _, ...rest } = readObject(value);
  return { ...newOffer, ...rest };
}
