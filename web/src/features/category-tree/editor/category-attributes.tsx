import type { BothNames, CategoryChangeView, TreeCategoryView } from '@setu/contract';
import { useDispatch } from 'react-redux';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';
import { IconPlus, IconX } from '../../../ui/icon/icons';
import { type ModalControls, openModal } from '../../../ui/modal/modal-store';
import { treeUtil, useAddCategoryAttributeMutation, useRemoveCategoryAttributeMutation } from '../api';
import { sentTitle, titleIn } from '../model/titles';
import { changed } from '../model/tree-model';
import styles from './editor.module.css';
import { NamesModal } from './names-modal';

/** Returns a function that puts the answer to a category change into the trees. */
function useFollow() {
  const dispatch = useDispatch();
  return ({ category, revision }: CategoryChangeView) => {
    if (!category) return;
    const follow = treeUtil.updateQueryData('getCategoryTreeAdmin', undefined, (shown) => ({
      ...shown,
      revision,
      categories: changed(shown.categories, category.id, category),
    }));
    dispatch(follow as never);
  };
}

/** Edits the attributes that distinguish a category's cards. They can be added, renamed and removed. */
export function CategoryAttributes({ category }: { category: TreeCategoryView }) {
  const t = useTexts('tree');
  const follow = useFollow();
  const [remove] = useRemoveCategoryAttributeMutation();
  const removing = useAction({
    send: (attribute: string) => remove({ id: category.id, attribute }),
    failed: t('attributes.failed'),
    onDone: follow,
  });
  return (
    <div>
      <h3>{t('attributes.title')}</h3>
      <ul className={styles.chips}>
        {category.attributes.map(({ id, name }) => (
          <li key={id} className={styles.chip}>
            {titleIn(name)}
            <IconButton
              icon={IconX}
              size={16}
              label={t('attributes.remove', { name: titleIn(name) })}
              onClick={() => void removing.run(id)}
            />
          </li>
        ))}
      </ul>
      <Button
        tone="quiet"
        size="small"
        icon={IconPlus}
        onClick={() => void openModal(AddAttributeModal, { category }).then((answer) => answer && follow(answer))}
      >
        {t('attributes.add')}
      </Button>
    </div>
  );
}

function AddAttributeModal({ category, onClose }: { category: TreeCategoryView } & ModalControls<CategoryChangeView>) {
  const t = useTexts('tree');
  const [add] = useAddCategoryAttributeMutation();
  const store = async (names: BothNames) => onClose(await add({ id: category.id, ...sentTitle(names) }).unwrap());
  return (
    <NamesModal
      title={t('attributes.addTitle', { name: titleIn(category.name) })}
      action={t('attributes.addAction')}
      onStore={store}
      onClose={() => onClose()}
    />
  );
}
