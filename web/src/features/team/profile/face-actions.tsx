import { type ProfileView, pictureTypes } from '@setu/contract';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { fetchPageContext } from '../../../session/page-context';
import { replacePageContext } from '../../../session/session-api';
import { Button } from '../../../ui/button/button';
import { IconTrash, IconUpload } from '../../../ui/icon/icons';
import { useRemoveAvatarMutation, useUploadAvatarMutation } from '../api';
import styles from '../team.module.css';

/** Uploads, replaces or removes a picture. The header's picture changes with it. */
export function FaceActions({ person: { id, avatar } }: { person: ProfileView }) {
  const t = useTexts('team');
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useDispatch();
  const [upload] = useUploadAvatarMutation();
  const [remove] = useRemoveAvatarMutation();
  const follow = async () => dispatch(replacePageContext(await fetchPageContext()) as never);
  const uploading = useAction({
    send: (file: File) => upload({ id, file }),
    failed: t('face.failed'),
    done: () => ({ title: t('face.saved') }),
    onDone: follow,
  });
  const removing = useAction({
    send: (_none: undefined) => remove(id),
    failed: t('face.notRemoved'),
    done: () => ({ title: t('face.removed') }),
    onDone: follow,
  });
  const handleChosen = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void uploading.run(file);
    // Lets the user choose the same file again.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles.faceActions}>
      <input
        ref={input}
        type="file"
        hidden
        accept={Object.values(pictureTypes).join()}
        aria-label={t('face.upload')}
        onChange={({ target }) => handleChosen(target.files)}
      />
      <Button size="small" icon={IconUpload} isBusy={uploading.isBusy} onClick={() => input.current?.click()}>
        {t(avatar ? 'face.replace' : 'face.upload')}
      </Button>
      {avatar && (
        <Button size="small" icon={IconTrash} isBusy={removing.isBusy} onClick={() => void removing.run(undefined)}>
          {t('face.remove')}
        </Button>
      )}
    </div>
  );
}
