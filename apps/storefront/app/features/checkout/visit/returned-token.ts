import { storedValue } from '@comptoir/web-app/base';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

const returned = storedValue('session', 'paypal-return', (value) => (typeof value === 'string' ? value : null));

/**
 * The token of the address that PayPal led back to, which is taken out of the address at once, with all that the provider added to it
 * (PYX-46). It is kept for a reload of this tab. Undefined before that, and null if there is none.
 */
export function useReturnedToken(): string | null | undefined {
  const { locations, go } = useNavigation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { pathname, search } = locations.get();
    const told = new URLSearchParams(search).get('r');
    if (told) returned.write(told);
    setToken(returned.read() ?? told);
    if (search) go(pathname, { isReplacing: true, keepsScroll: true });
  }, [locations, go]);
  return token;
}
