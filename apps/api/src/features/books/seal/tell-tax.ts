import { moneyChange, type TaxPolicy } from '@comptoir/domain';
import { noteMoneySettings } from '../../staff/record/note-money-settings.ts';
import { findLastTax, holdHead } from '../record/books-repository.ts';
import type { SealTools } from './seal-entries.ts';

/**
 * Tells the books how the site taxes, if it is otherwise than they told last (BOK-38): the rules are in `site.ts`, and change
 * with a start. The head is held, so that of several servers one tells it. Returns true if it did.
 */
export async function tellTax({ db, key, now }: SealTools, tax: TaxPolicy): Promise<boolean> {
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, { isPatient: true });
    if (head?.keyId !== key.id) return false;
    const before = await findLastTax(tx);
    const changes = moneyChange('tax', before, tax);
    await noteMoneySettings(tx, changes, { actor: 'Serveur', at: now().toInstant() });
    return changes.length > 0;
  });
}
