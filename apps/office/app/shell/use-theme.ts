import { useNow } from '@comptoir/web-app/clock';
import { useEffect } from 'react';
import { showTheme } from '../platform/show-theme.ts';
import { themeAt, useThemeStore } from '../state/screen/theme.ts';
import { useSite } from '../state/site.ts';

export function useTheme(): void {
  const { timeZone } = useSite();
  const choice = useThemeStore((state) => state.choice);
  const hour = useNow((now) => now.toZonedDateTimeISO(timeZone).hour);
  const theme = themeAt(choice, hour);
  useEffect(() => showTheme(theme), [theme]);
}
