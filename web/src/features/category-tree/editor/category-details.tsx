import { type CategoryTreeView, screenPath, type TreeCategoryView } from '@setu/contract';
import { AppForm } from '../../../forms/app-form';
import { useTexts } from '../../../i18n/use-texts';
import { pathTo } from '../../../lib/tree/tree-node';
import { Button, ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { IconTrash } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import type { TreeActions, TreeItem, TreeNames } from '../../../ui/tree/tree-item';
import { titleIn } from '../model/titles';
import { CategoryAttributes } from './category-attributes';
import { CategoryPlace } from './category-place';
import styles from './editor.module.css';
import { NamesFields } from './names-fields';
import { OtherTree } from './other-tree';

interface CategoryDetailsProps {
  view: CategoryTreeView;
  category: TreeCategoryView;
  nodes: TreeItem[];
  actions: TreeActions;
  onRename: (item: TreeItem, names: TreeNames) => Promise<string | undefined>;
  refetch: () => unknown;
}

const schema = async () => (await import('./names-schema')).namesSchema;

/**
 * Shows the chosen category or the tree itself: its titles, address, place in the tree and attributes, and the button
 * to delete it.
 */
export function CategoryDetails({ view, category, nodes, actions, onRename, refetch }: CategoryDetailsProps) {
  const t = useTexts('tree');
  const { id, name, level, sku_count: count } = category;
  const item = pathTo(nodes, id).at(-1);
  const deletion = screenPath('admin_category_delete', { category: id });
  // A tree has three levels, so a tree with sub-categories has no room inside another one.
  const isShallow = !view.categories.some((one) => one.tree_id === id && one.level === 2);
  const below = view.categories.filter(({ parent_id: parent }) => parent === id).length;
  const rename = async ({ title: ru, translation: en }: { title: string; translation: string }) => {
    if (ru === name.ru && en === name.en) return;
    const problem = await onRename({ id, names: name }, { ru: ru.trim(), en: en.trim() });
    if (problem !== undefined) throw { kind: 'validation', fields: { title: problem } };
  };
  return (
    <Panel title={titleIn(name)} aside={t(`list.levels.${String(level) as '0' | '1' | '2'}`)}>
      <Stack gap={4}>
        <AppForm
          key={`${name.ru} ${name.en}`}
          schema={schema}
          initial={{ title: name.ru, translation: name.en }}
          onSubmit={rename}
          ariaLabel={t('names.form')}
        >
          {({ dirty, isSubmitting }) => (
            <Stack gap={3}>
              <NamesFields />
              <Row>
                <Button tone={dirty ? 'main' : 'line'} type="submit" isDisabled={!dirty} isBusy={isSubmitting}>
                  {t('names.store')}
                </Button>
              </Row>
            </Stack>
          )}
        </AppForm>
        <div>
          <h3>{t('address')}</h3>
          <TextLink to={screenPath('category_page', { id })}>{t('openPage')}</TextLink>
          <p className={styles.hint}>{t('addressHint')}</p>
        </div>
        {item ? (
          <CategoryPlace
            view={view}
            category={category}
            item={item}
            nodes={nodes}
            actions={actions}
            refetch={refetch}
          />
        ) : (
          view.categories.some((one) => one.level === 0 && one.id !== id) && (
            <div>
              <h3>{t('standing')}</h3>
              <p className={styles.place}>{t('topLevel')}</p>
              {isShallow && <OtherTree view={view} category={category} refetch={refetch} />}
            </div>
          )
        )}
        <CategoryAttributes category={category} />
        <div className={styles.end}>
          {below === 0 && count === 0 ? (
            <ButtonLink tone="danger" icon={IconTrash} to={deletion}>
              {t('delete.action')}
            </ButtonLink>
          ) : (
            <>
              <p className={styles.hint}>
                {below > 0
                  ? t('delete.below', {
                      inside: t(level === 0 ? 'delete.categories' : 'delete.children', { count: below }),
                    })
                  : t('delete.hint', { count })}
              </p>
              <TextLink to={deletion}>{t('delete.why')}</TextLink>
            </>
          )}
        </div>
      </Stack>
    </Panel>
  );
}
