import { useRef, useState } from 'react';
import { isProblem, toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useCheckFreeSpaceMutation, useUploadFileMutation } from '../../../forms/media-api';
import { useTexts } from '../../../i18n/use-texts';
import { emptyDraft, type Field, type Message, type MessageDraft } from '../../../ui/conversation/channel';
import { type ChannelPlace, usePostMessageMutation } from './messages-api';
import { type StoredMessage, storedDraft } from './stored-messages';

/** A message that is being sent. `why` is the reason if sending failed. */
interface Outgoing extends StoredMessage {
  files: File[];
  /** The ids of those files that are already uploaded. */
  stored: Map<File, string>;
  why?: string;
}

/** A question that a link of the page put into the field. `by` is the navigation. */
export interface PreparedQuestion {
  text: string;
  by: string;
}

interface Outgoings {
  /** The messages that the server does not have yet. */
  messages: Message[];
  field: Field;
}

const storable = ({ key, at, text, asks }: Outgoing): StoredMessage => ({ key, at, text, asks });

/**
 * Sends the reader's messages. A message is shown immediately, stored on the device until the server has it, and
 * retried with the same key. Messages left from a closed page are shown as not sent, without their files, which only
 * that page had.
 */
export function useOutgoing(
  userId: string,
  place: ChannelPlace,
  { onSend, question }: { onSend: () => void; question: PreparedQuestion | undefined },
): Outgoings {
  const t = useTexts('conversation');
  const writing = storedDraft(userId, place);
  const [checkFreeSpace] = useCheckFreeSpaceMutation();
  const [uploadFile] = useUploadFileMutation();
  const [postMessage] = usePostMessageMutation();
  const [start, setStart] = useState(() => {
    const { text, asks } = writing.read();
    return { key: 0, initial: { ...emptyDraft, text, asks } };
  });
  const [prepared, setPrepared] = useState<string>();
  if (question && prepared !== question.by) {
    setPrepared(question.by);
    // A text that the reader has begun stays.
    if (writing.read().text === '')
      setStart(({ key }) => ({ key: key + 1, initial: { ...emptyDraft, text: question.text, asks: true } }));
  }
  const [all, setAll] = useState<Outgoing[]>(() =>
    writing.read().unsent.map((one) => ({ ...one, files: [], stored: new Map(), why: t('interrupted') })),
  );
  const latest = useRef(all);
  const put = (next: Outgoing[]) => {
    latest.current = next;
    setAll(next);
    writing.keep({ unsent: next.map(storable) });
  };
  const without = (key: string) => latest.current.filter((one) => one.key !== key);
  const change = (key: string, why: string | undefined) =>
    put(latest.current.map((one) => (one.key === key ? { ...one, why } : one)));

  const store = async ({ files, stored }: Outgoing): Promise<string[]> => {
    for (const file of files) {
      if (stored.has(file)) continue;
      await checkFreeSpace(file.size).unwrap();
      stored.set(file, (await uploadFile({ file, onSent: () => undefined }).unwrap()).id);
    }
    return files.map((file) => stored.get(file) ?? '');
  };
  const deliver = async (one: Outgoing) => {
    try {
      const files = await store(one);
      const body = { text: one.text, files, asks: one.asks };
      await postMessage({ place, body, idempotencyKey: one.key }).unwrap();
      put(without(one.key));
    } catch (error) {
      change(one.key, problemText(isProblem(error) ? error : toProblem(error)));
    }
  };
  const send = (draft: MessageDraft) => {
    const one = { ...draft, key: crypto.randomUUID(), at: new Date().toISOString(), stored: new Map() };
    writing.keep({ text: '', asks: false });
    put([...latest.current, one]);
    onSend();
    void deliver(one);
  };
  const retry = (one: Outgoing) => {
    change(one.key, undefined);
    void deliver(one);
  };
  const edit = ({ key, text, files, asks }: Outgoing) => {
    put(without(key));
    writing.keep({ text, asks });
    setStart((now) => ({ key: now.key + 1, initial: { text, files, asks } }));
  };
  return {
    messages: all.map((one) => ({
      ...{ id: one.key, by: '', isOwn: true, at: one.at, text: one.text },
      files: one.files.map(({ name, size }, index) => ({ id: `${one.key}-${index}`, name, size })),
      delivery:
        one.why === undefined ? 'sending' : { why: one.why, onRetry: () => retry(one), onEdit: () => edit(one) },
    })),
    field: { ...start, onChange: ({ text, asks }) => writing.keep({ text, asks }), onSend: send },
  };
}
