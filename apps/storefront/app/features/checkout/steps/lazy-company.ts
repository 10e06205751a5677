import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';

/** Few orders are for companies, so their fields load with the tick. */
export const CompanyFields = lazyPart(async () => (await import('./company-fields.tsx')).CompanyFields, {});
