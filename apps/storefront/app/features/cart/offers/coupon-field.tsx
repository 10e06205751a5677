import { offerObstacle } from '@comptoir/domain';
import { Button, classNames, fieldStyles, Icon, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useIsCartLocked } from '../../../state/cart/cart-lock.ts';
import { setCoupon } from '../../../state/cart/cart-store.ts';
import { checkCoupon } from '../../../state/cart/coupon-store.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useCaller } from '../../../state/shop/shop-context.tsx';
import styles from './coupon-field.module.css';
import { sayObstacle } from './say-obstacle.ts';

function CouponState({ cart, id }: { cart: ShopCart; id: string }) {
  const say = useMessage();
  const format = useFormat();
  const { check, offer } = cart.coupon;
  const applied = cart.priced.offers.find(({ offerId }) => offerId === offer?.id);
  const isGiven = applied !== undefined || cart.priced.freeItems.some(({ offerId }) => offerId === offer?.id);
  const isMet = check.state !== 'valid' || isGiven || cart.priced.lines.length === 0;
  const isBad = check.state === 'invalid';
  const classes = isBad ? fieldStyles.error : classNames(styles.state, isMet && styles.good);

  const obstacle = offer && !isMet ? offerObstacle(offer, cart.offerCart) : null;

  function sentence(): string {
    if (check.state === 'checking') return say('cart.coupon.checking');
    if (check.state === 'invalid') return check.message || say('cart.coupon.invalid');
    if (check.state === 'none') return '';
    const { code } = check;
    if (!isMet && offer)
      return say('cart.coupon.unmet', { code, reason: sayObstacle({ offer, obstacle, cart, say, format }) });
    const amountCents = applied?.amountCents ?? 0;
    return amountCents > 0
      ? say('cart.coupon.validAmount', { code, amount: format.money(amountCents) })
      : say('cart.coupon.valid', { code });
  }

  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(check.state);
  useEffect(() => {
    if (asked.current === 'checking' && check.state !== 'checking') box.current?.scrollIntoView({ block: 'nearest' });
    asked.current = check.state;
  }, [check.state]);

  return (
    <div ref={box} id={id} className={styles.said} role="status">
      <p className={classes} data-testid="coupon-state" data-state={check.state}>
        {check.state !== 'none' && (
          <Icon
            name={isBad ? 'triangle-alert' : isMet && check.state === 'valid' ? 'circle-check' : 'info'}
            size="small"
          />
        )}
        {sentence()}
      </p>
    </div>
  );
}

interface LinkButtonProps {
  className: string | undefined;
  testId?: string;
  onClick: () => void;
  children: ReactNode;
}

function LinkButton({ className, testId, onClick, children }: LinkButtonProps) {
  const isLocked = useIsCartLocked();
  return (
    <button
      type="button"
      className={classNames(linkStyles.link, className, 'small')}
      data-testid={testId}
      disabled={isLocked}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A new code replaces the previous one, because an order has one coupon at most (CRT-20 to CRT-22). */
export function CouponField({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const caller = useCaller();
  const id = useId();
  const isLocked = useIsCartLocked();
  const { check } = cart.coupon;
  const known = check.state === 'none' ? '' : check.code;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);
  const value = typed ?? known;

  function apply(event: FormEvent): void {
    event.preventDefault();
    const code = value.trim();
    setTyped(null);
    setCoupon(code || null);
    // Submitting the same code checks it again.
    if (code && code === known) void checkCoupon(caller, code);
  }

  function remove(): void {
    setTyped(null);
    setCoupon(null);
    setOpened(true);
    input.current?.focus();
  }

  if (!isOpened && check.state === 'none')
    return (
      <LinkButton className={styles.open} testId="coupon-open" onClick={() => setOpened(true)}>
        {say('cart.coupon.open')}
      </LinkButton>
    );
  return (
    <form className={fieldStyles.field} onSubmit={apply}>
      <label className="visually-hidden" htmlFor={id}>
        {say('cart.coupon.label')}
      </label>
      <div className={classNames(styles.row, 'row')}>
        <input
          ref={input}
          id={id}
          className={classNames(fieldStyles.input, check.state === 'invalid' && fieldStyles.wrong, 'grow')}
          name="coupon"
          data-testid="coupon-input"
          placeholder={say('cart.coupon.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={value}
          disabled={isLocked}
          aria-invalid={check.state === 'invalid' || undefined}
          aria-describedby={`${id}-state`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          kind="outline"
          data-testid="coupon-apply"
          disabled={isLocked}
          isBusy={check.state === 'checking'}
        >
          {say('cart.coupon.apply')}
        </Button>
      </div>
      <CouponState cart={cart} id={`${id}-state`} />
      {check.state !== 'none' && check.state !== 'checking' && (
        <LinkButton className={styles.remove} onClick={remove}>
          {say('cart.coupon.remove')}
        </LinkButton>
      )}
    </form>
  );
}
