import { homeLimits, homeTones } from '@setu/contract';
import { DateField } from '../../forms/fields/date-field';
import { LocalizedField } from '../../forms/fields/localized-field';
import { PictureField } from '../../forms/fields/picture-field';
import { SelectField } from '../../forms/fields/select-field';
import { useTexts } from '../../i18n/use-texts';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { WhenNear } from '../../ui/layout/when-near';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { BlockPreview } from './block-preview';
import { BlockText } from './block-text';
import { DestinationField } from './destination-field';
import type { BlockKind, BlockValues } from './home-values';

interface BlockFieldsProps {
  path: string;
  kind: BlockKind;
  block: BlockValues;
}

/** The maximum number of pictures by kind of block. */
const pictures: Record<BlockKind, number> = { hero: homeLimits.pictures, promo: 1, banner: 0 };

/** Asks for the texts, link, pictures and dates of a slide, tile or banner. */
export function BlockFields({ path, kind, block }: BlockFieldsProps) {
  const t = useTexts('home-admin');
  return (
    <Stack gap={4}>
      <LocalizedField
        name={`${path}.title`}
        label={t('fields.title')}
        maxLength={homeLimits.title}
        isRequired
        isSwitchedByForm
      />
      <LocalizedField
        name={`${path}.text`}
        label={t('fields.text')}
        isSwitchedByForm
        control={(text) => <BlockText {...text} hasLinks={kind !== 'promo'} />}
      />
      <LocalizedField
        name={`${path}.action`}
        label={t('fields.action')}
        maxLength={homeLimits.action}
        isRequired
        isSwitchedByForm
      />
      <FieldGrid>
        <DestinationField name={`${path}.link`} label={t('fields.link')} hint={t('fields.linkHint')} isRequired />
        {kind === 'promo' && (
          <SelectField
            name={`${path}.tone`}
            label={t('fields.tone')}
            isRequired
            options={homeTones.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
          />
        )}
      </FieldGrid>
      {pictures[kind] > 0 && (
        <PictureField
          name={`${path}.pictures`}
          label={t('fields.pictures')}
          hint={t(`fields.picturesHint.${kind === 'hero' ? 'hero' : 'promo'}`)}
          max={pictures[kind]}
        />
      )}
      <ShownDays path={path} />
      <WhenNear instead={<Skeleton height="240px" />}>
        <BlockPreview kind={kind} block={block} />
      </WhenNear>
    </Stack>
  );
}

/** Asks for the first and the last day of display. */
export function ShownDays({ path }: { path: string }) {
  const t = useTexts('home-admin');
  return (
    <FieldGrid>
      <DateField name={`${path}.from`} label={t('fields.from')} hint={t('fields.fromHint')} />
      <DateField name={`${path}.until`} label={t('fields.until')} hint={t('fields.untilHint')} />
    </FieldGrid>
  );
}
