import { constants, type HsCodesView, hsText } from '@setu/contract';
import { useState } from 'react';
import { useFormField } from '../../../forms/use-form-field';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useFindHsCodesQuery } from '../../../kit/hs-codes/hs-codes-api';
import { isHsCode } from '../../../kit/hs-codes/hs-text';
import { LazyHsCodeHelp } from '../../../kit/hs-codes/lazy-hs-code-help';
import { type HsGoods, useHsSuggestions } from '../../../kit/hs-codes/use-hs-suggestions';
import { useSettled } from '../../../lib/use-settled';
import { FieldFrame } from '../../../ui/field/field-frame';
import { SuggestControl, type Suggestion } from '../../../ui/field/suggest-control';
import { useCardContext, useCardType, useCardValue } from './card-context';
import { FieldPlace } from './field-place';
import styles from './sections.module.css';

const pauseMs = 300;

type FoundCode = HsCodesView['codes'][number];

/**
 * Asks for the HS code. The user types digits, or words in either language to find a code. Codes of cards in the same
 * category come first, and codes are suggested by the name of the card.
 */
export function HsCodeField() {
  const t = useTexts('card-form');
  const label = useTexts('card-fields')('label.hs_code');
  const field = useFormField<string>('hs_code');
  const [isLooking, setLooking] = useState(false);
  const category = useCardValue(({ subCategoryId }) => subCategoryId);
  const typed = useSettled(field.value.trim(), pauseMs);
  const { currentData, isFetching, isError } = useFindHsCodesQuery(
    { q: typed.slice(0, 100), category },
    { skip: !isLooking },
  );
  const toSuggestion = ({ code, name, other_name, sku_count }: Omit<FoundCode, 'chapter'>): Suggestion => ({
    value: hsText(code),
    name,
    otherName: other_name ? { text: other_name, lang: currentLanguage() === 'ru' ? 'en' : 'ru' } : undefined,
    note: sku_count > 0 ? t('hs.cards', { count: sku_count }) : undefined,
  });
  const isTyped = typed !== '';
  const found = (isTyped ? currentData?.codes : currentData?.similar) ?? [];
  const isMissed = isTyped && !isHsCode(typed) && currentData?.codes.length === 0;
  // The list would cover the suggestions by the name below the field, so it shows them itself.
  const byName = useHsSuggestions(useCardGoods()).currentData?.suggestions ?? [];
  const suggestedByName = byName.map(({ code, name, other_name }) =>
    toSuggestion({ code, name, other_name, sku_count: 0 }),
  );
  const note = () => {
    if (isFetching) return t('hs.looking');
    if (isError) return t('hs.failed');
    if (isTyped && found.length === 0) return isHsCode(typed) ? t('hs.unknownCode') : t('hs.nothing');
    if (!isTyped) return t('hs.how');
    return currentData?.is_subset ? t('hs.subset') : t('hs.keys');
  };
  return (
    <FieldPlace field="hs_code">
      <FieldFrame
        id={field.id}
        label={label}
        hint={!isHsCode(field.value) && t('hints.hs_code')}
        error={field.error}
        isRequired
      >
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
            suggestions={isMissed ? suggestedByName : found.map(toSuggestion)}
            heading={isMissed ? t('hs.byName') : isTyped ? undefined : t('hs.similar')}
            note={note()}
          />
        )}
      </FieldFrame>
    </FieldPlace>
  );
}

/** Returns the goods of the card as the form has them now. */
function useCardGoods(): HsGoods {
  const category = useCardValue(({ subCategoryId }) => subCategoryId);
  const { opened, cardId, russianName } = useCardContext();
  const name = useCardValue((values) => values.name);
  const description = useCardValue((values) => values.description);
  return { name, description, category, card: cardId, russianName: name === opened.name ? russianName : '' };
}

/**
 * Shows where the code belongs, and suggests codes by the name of the card that the form has now. It takes the full
 * width below the row of the code.
 */
export function HsCodeCardHelp() {
  const { value: code, setValue: onTake } = useFormField<string>('hs_code');
  const { isReadOnly } = useCardContext();
  const goods = useCardGoods();
  if (useCardType() === 'service') return null;
  return (
    <div className={styles.help}>
      <LazyHsCodeHelp goods={goods} code={code} {...(!isReadOnly && { onTake })} />
    </div>
  );
}
