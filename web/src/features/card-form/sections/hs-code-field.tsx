import { constants, type HsCodesView } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useFormField } from '../../../forms/use-form-field';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { FieldFrame } from '../../../ui/field/field-frame';
import { SuggestControl, type Suggestion } from '../../../ui/field/suggest-control';
import { useFindHsCodesQuery } from '../api';
import { hsText, isHsCode } from '../model/hs-text';
import { useCardValue } from './card-context';
import { FieldPlace } from './field-place';

const pauseMs = 300;

/** Returns the text as it was at the last pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(
    function followAfterPause() {
      const timer = window.setTimeout(() => setPaused(text), pauseMs);
      return () => window.clearTimeout(timer);
    },
    [text],
  );
  return paused;
}

/**
 * Asks for the HS code. The user types digits, or words in either language to find a code. Codes of cards in the same
 * category come first.
 */
export function HsCodeField() {
  const t = useTexts('card-form');
  const label = useTexts('card-fields')('label.hs_code');
  const field = useFormField<string>('hs_code');
  const [isLooking, setLooking] = useState(false);
  const category = useCardValue(({ subCategoryId }) => subCategoryId);
  const typed = usePaused(field.value.trim());
  const { currentData, isFetching, isError } = useFindHsCodesQuery(
    { q: typed.slice(0, 100), category },
    { skip: !isLooking },
  );
  const toSuggestion = ({ code, name, other_name, sku_count }: HsCodesView['codes'][number]): Suggestion => ({
    value: hsText(code),
    name,
    otherName: other_name ? { text: other_name, lang: currentLanguage() === 'ru' ? 'en' : 'ru' } : undefined,
    note: sku_count > 0 ? t('hs.cards', { count: sku_count }) : undefined,
  });
  const isTyped = typed !== '';
  const found = (isTyped ? currentData?.codes : currentData?.similar) ?? [];
  const note = () => {
    if (isFetching) return t('hs.looking');
    if (isError) return t('hs.failed');
    if (isTyped && found.length === 0) return isHsCode(typed) ? t('hs.unknownCode') : t('hs.nothing');
    if (!isTyped) return t('hs.how');
    return currentData?.is_subset ? t('hs.subset') : t('hs.keys');
  };
  return (
    <FieldPlace field="hs_code">
      <FieldFrame id={field.id} label={label} hint={t('hints.hs_code')} error={field.error} isRequired>
        {(links) => (
          <SuggestControl
            {...links}
            name="hs_code"
            required
            autoComplete="off"
            value={field.value}
            maxLength={constants.searchMaxLength}
            onChange={field.setValue}
            onTake={field.setValue}
            onFocus={() => setLooking(true)}
            onBlur={field.markLeft}
            suggestions={found.map(toSuggestion)}
            heading={isTyped ? undefined : t('hs.similar')}
            note={note()}
          />
        )}
      </FieldFrame>
    </FieldPlace>
  );
}
