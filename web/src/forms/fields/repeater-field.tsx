import { FieldArray, getIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { FieldNote } from '../../ui/field/field-frame';
import { IconPlus } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';
import styles from './repeater-field.module.css';
import { RepeaterRow, type RowSummary } from './repeater-row';
import { useRowKeys } from './use-row-keys';

interface RepeaterFieldProps<Row> extends Omit<FieldProps, 'isRequired'> {
  /** Returns a new row with all its fields. */
  makeRow: () => Row;
  /** Returns the name of a row, from 1: "Item 2". */
  rowName: (position: number) => string;
  /** True if the rows continue fields above them. The label is then only read. */
  isLabelHidden?: boolean;
  /** The label of the add button. */
  addLabel: string;
  /** The fields of a row. Their names begin with `path`, such as `items.0`. `name` is the row's name. */
  children: (path: string, row: Row, name: string) => ReactNode;
  /** Returns what a folded row shows. With it, rows fold and one is open at a time. Rows with errors stay open. */
  summaryOf?: (row: Row) => RowSummary;
  /** The minimum and maximum number of rows. */
  min?: number;
  max?: number;
}

/** Finds the element to focus once a change of the rows has been rendered. */
type FindFocus = (box: HTMLElement) => HTMLElement | null | undefined;

const rowOf = (box: HTMLElement, at: number) => box.querySelectorAll<HTMLElement>('[data-row]')[at];
const addButton = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-add] button');

/**
 * Rows with the same fields, which buttons add, remove and reorder. Alt with an arrow key moves the row that has the
 * focus.
 */
export function RepeaterField<Row>(props: RepeaterFieldProps<Row>) {
  const { name, label, hint, isDisabled = false, makeRow, rowName, addLabel, summaryOf, min = 0, max = 100 } = props;
  const t = useTexts('fields');
  const field = useFormField<Row[]>(name);
  const { errors, submitCount } = useFormikContext();
  const count = field.value.length;
  const [open, setOpen] = useState<number | null>(null);
  const isWrong = (at: number) => submitCount > 0 && getIn(errors, `${name}.${at}`) !== undefined;
  const box = useRef<HTMLFieldSetElement>(null);
  const [nextFocus, setNextFocus] = useState<{ find: FindFocus }>();
  const [announced, setAnnounced] = useState('');
  const { keys, drop, shift } = useRowKeys(count);
  useEffect(
    function moveFocus() {
      if (nextFocus && box.current) nextFocus.find(box.current)?.focus();
    },
    [nextFocus],
  );
  const noteId = `${field.id}-note`;
  const note = <FieldNote id={noteId} hint={hint} error={field.error} />;
  return (
    <FieldArray name={name}>
      {({ push, remove, move }) => (
        <fieldset
          ref={box}
          id={field.id}
          className={styles.rows}
          data-fold={summaryOf ? '' : undefined}
          data-unlabelled={props.isLabelHidden || undefined}
          aria-describedby={noteId}
        >
          <legend>{label}</legend>
          {summaryOf && note}
          {field.value.map((row, at) => (
            <RepeaterRow
              key={keys[at]}
              name={rowName(at + 1)}
              isFirst={at === 0}
              isLast={at === count - 1}
              canRemove={count > min}
              isDisabled={isDisabled}
              fold={
                summaryOf && {
                  summary: summaryOf(row),
                  isOpen: open === at || isWrong(at),
                  onToggle: () => setOpen(open === at ? null : at),
                }
              }
              onMove={(step) => {
                const to = at + step;
                if (to < 0 || to >= count || isDisabled) return;
                // The browser removes the focus from an element that moves.
                const focused = document.activeElement as HTMLElement | null;
                shift(at, to);
                setOpen(open === at ? to : open === to ? at : open);
                move(at, to);
                setAnnounced(t('repeater.moved', { row: rowName(at + 1), position: to + 1, count }));
                setNextFocus({ find: () => focused });
              }}
              onRemove={() => {
                drop(at);
                setOpen(null);
                remove(at);
                setAnnounced(t('repeater.removed', { row: rowName(at + 1) }));
                const next = Math.min(at, count - 2);
                setNextFocus({
                  find: (all) => rowOf(all, next)?.querySelector<HTMLElement>('[data-remove]') ?? addButton(all),
                });
              }}
            >
              {props.children(`${name}.${at}`, row, rowName(at + 1))}
            </RepeaterRow>
          ))}
          {count < max && !isDisabled && (
            <span data-add>
              <Button
                icon={IconPlus}
                onClick={() => {
                  push(makeRow());
                  setOpen(count);
                  setNextFocus({
                    find: (all) =>
                      rowOf(all, count)?.querySelector<HTMLElement>('input:not([type="radio"]), textarea, select'),
                  });
                }}
              >
                {addLabel}
              </Button>
            </span>
          )}
          {!summaryOf && note}
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </fieldset>
      )}
    </FieldArray>
  );
}
