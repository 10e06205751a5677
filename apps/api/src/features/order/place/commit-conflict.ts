export class CommitConflict extends Error {
  override readonly name = 'CommitConflict';
  readonly reason:
    | 'account_gone'
    | 'catalogue_changed'
    | 'stored_before'
    | 'slot_full'
    | 'kitchen_full'
    | 'units_taken'
    | 'coupon_used_up'
    | 'payment_gone';

  constructor(reason: CommitConflict['reason']) {
    super(reason);
    this.reason = reason;
  }
}
