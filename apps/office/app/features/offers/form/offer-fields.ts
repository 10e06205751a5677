import type { PartFields } from '../../../components/draft/form/part-sheet.tsx';
import type { OfferField } from '../../../state/offer/offer-text.ts';

export type OfferFields = PartFields<OfferField>;
