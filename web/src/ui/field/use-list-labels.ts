import { useTexts } from '../../i18n/use-texts';
import type { OptionSearch } from './use-option-search';

/** Returns the text below the options of the list, and the action that can follow. */
export function useListLabels(found: OptionSearch, from: number): { note?: string; action?: string } {
  const t = useTexts('fields');
  const common = useTexts();
  if (found.kind === 'short') return { note: t('options.short', { count: from }) };
  if (found.kind === 'loading') return { note: common('states.loading') };
  if (found.kind === 'failed') return { note: t('options.failed'), action: common('actions.retry') };
  if (found.options.length === 0) return { note: common('form.nothingFound') };
  return found.hasMore ? { action: t('options.more') } : {};
}
