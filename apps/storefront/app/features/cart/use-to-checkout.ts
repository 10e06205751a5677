import { useNavigation } from '../../platform/navigation/navigation.ts';
import { closeSheet } from '../../state/page/sheet-store.ts';
import { usePath } from '../../state/page/use-path.ts';

export function useToCheckout(): () => void {
  const { go } = useNavigation();
  const checkoutPath = usePath()('/checkout');
  return () => {
    closeSheet();
    go(checkoutPath);
  };
}
