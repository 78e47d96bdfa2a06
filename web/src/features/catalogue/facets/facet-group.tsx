import type { Facet } from '@setu/contract';
import { useId, useState } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import { CheckControl } from '../../../ui/field/check-control';
import { TextControl } from '../../../ui/field/text-control';
import { Icon } from '../../../ui/icon/icon';
import { IconChevronDown, IconSearch } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import type { PanelFacet, PanelValue } from './facet-model';
import styles from './facets.module.css';
import { useFacetLabels } from './use-facet-labels';

interface FacetGroupProps {
  facet: PanelFacet;
  /** Whether only the title is shown at first. A facet with a choice is always unfolded. */
  isFolded?: boolean;
  onChoose: (choice: { key: Facet; value: string }, isChosen: boolean) => void;
}

const firstShown = 6;
/** So few further values are shown at once, because a button to unfold them takes the same place. */
const fewMore = 3;
/** The number of values from which a search field is shown. */
const searchedFrom = 13;

/** Shows a facet's title as a button that unfolds its values, or the values directly. */
export function FacetGroup({ isFolded = false, ...props }: FacetGroupProps) {
  const { titleOf } = useFacetLabels();
  const { key, values } = props.facet;
  // Only the first state depends on the choices. Later a group folds only when the reader folds it.
  const [isFirstOpen] = useState(values.some(({ isChosen }) => isChosen));
  if (!isFolded) return <FacetValues {...props} />;
  return (
    <details className={styles.fold} open={isFirstOpen}>
      <summary>
        <Text as="h2" isStrong>
          {titleOf(key)}
        </Text>
        <Icon of={IconChevronDown} size={18} />
      </summary>
      <FacetValues {...props} isTitled={false} />
    </details>
  );
}

interface FacetValuesProps extends Omit<FacetGroupProps, 'isFolded'> {
  isTitled?: boolean;
}

/** Shows the values of one facet as checkboxes with counts. Values without results cannot be selected. */
function FacetValues({ facet: { key, values, more, isAtLeast }, isTitled = true, onChoose }: FacetValuesProps) {
  const t = useTexts('catalogue');
  const common = useTexts();
  const { titleOf, labelOf } = useFacetLabels();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [search, setSearch] = useState('');
  const title = titleOf(key);
  const found = values.filter((one) => labelOf(key, one).toLowerCase().includes(search.trim().toLowerCase()));
  const cut = found.length > firstShown + fewMore ? firstShown : found.length;
  const shown = isUnfolded || search !== '' ? found : found.filter((one, at) => at < cut || one.isChosen);
  const hidden = found.length - shown.length;
  return (
    <fieldset className={styles.group} {...(isTitled ? { 'aria-labelledby': id } : { 'aria-label': title })}>
      {isTitled && (
        <Text as="h2" isStrong id={id}>
          {title}
        </Text>
      )}
      {values.length >= searchedFrom && (
        <TextControl
          icon={IconSearch}
          aria-label={t('facets.find', { name: title })}
          placeholder={t('facets.findPlaceholder')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onClear={search === '' ? undefined : () => setSearch('')}
        />
      )}
      <div className={styles.values}>
        {shown.map((one) => (
          <FacetChoice
            key={one.value}
            one={one}
            label={labelOf(key, one)}
            isAtLeast={isAtLeast}
            onChange={(isChosen) => onChoose({ key, value: one.value }, isChosen)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <Text size={13} tone="muted">
          {t('facets.nothingFound')}
        </Text>
      )}
      {hidden > 0 && (
        <TextButton
          className={styles.more}
          onClick={() => setUnfolded(true)}
          ariaLabel={t('facets.showAll', { name: title })}
        >
          {common('actions.showMore', { count: hidden })}
        </TextButton>
      )}
      {hidden === 0 && isUnfolded && values.length > firstShown + fewMore && (
        <TextButton
          className={styles.more}
          onClick={() => setUnfolded(false)}
          ariaLabel={t('facets.showFewer', { name: title })}
        >
          {t('facets.fewer')}
        </TextButton>
      )}
      {more > 0 && hidden === 0 && (
        <Text size={12} tone="muted" hasFigures>
          {t('facets.others', { count: more, total: formatNumber(more) })}
        </Text>
      )}
    </fieldset>
  );
}

interface FacetChoiceProps {
  one: PanelValue;
  label: string;
  isAtLeast: boolean;
  onChange: (isChosen: boolean) => void;
}

function FacetChoice({ one, label, isAtLeast, onChange }: FacetChoiceProps) {
  const { count, isChosen, lang } = one;
  return (
    <div className={styles.value} data-empty={count === 0 || undefined}>
      <CheckControl
        label={<span lang={lang}>{label}</span>}
        count={`${formatNumber(count)}${isAtLeast && count > 0 ? '+' : ''}`}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
