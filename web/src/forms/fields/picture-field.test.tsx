// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../testing/render-form';
import { answers, server, withServer } from '../../testing/server';
import { PictureField } from './picture-field';

withServer();

const uuid = (at: number) => `0000000${at}-0000-4000-8000-000000000000`;
const picture = (at: number, name: string) => ({
  id: uuid(at),
  url: `/media/file/${at}/${name}`,
  original_name: name,
  size: 4,
  type: 'jpg',
});
const pictures = [picture(1, 'front.jpg'), picture(2, 'crate.jpg'), picture(3, 'drawing.jpg')];
const grip = (name: string) => screen.getByRole('button', { name: `Переставить: ${name}` });
const names = () =>
  screen
    .getAllByRole('button', { name: /^Переставить: / })
    .map((button) => button.getAttribute('aria-label')?.replace('Переставить: ', ''));

async function open() {
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf', 'jpg', 'png'] });
  const form = await renderForm({ pictures }, <PictureField name="pictures" label="Фото" />);
  await screen.findByRole('button', { name: 'Добавить фото' });
  return form;
}

describe('Pictures of a form', () => {
  it('can be reordered with the keyboard, the first being the main one, and the focus stays on the moved picture', async () => {
    const { user, sent, submit } = await open();
    grip('drawing.jpg').focus();
    await user.keyboard(' {ArrowLeft}');
    await waitFor(() => expect(names()).toEqual(['front.jpg', 'drawing.jpg', 'crate.jpg']));
    await waitFor(() => expect(document.activeElement).toBe(grip('drawing.jpg')));
    await user.keyboard('{Home}');
    await waitFor(() => expect(names()[0]).toBe('drawing.jpg'));
    expect(screen.getByText('drawing.jpg: место 1 из 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(grip('drawing.jpg')));
    await user.keyboard(' ');
    await submit();
    expect((sent[0] as { pictures: { id: string }[] }).pictures.map(({ id }) => id)).toEqual([
      uuid(3),
      uuid(1),
      uuid(2),
    ]);
  });

  it('return to their old position with Escape', async () => {
    const { user } = await open();
    grip('front.jpg').focus();
    await user.keyboard(' {End}');
    await waitFor(() => expect(names()[2]).toBe('front.jpg'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()).toEqual(['front.jpg', 'crate.jpg', 'drawing.jpg']));
  });

  const chosen = new File(['side'], 'side.jpg', { type: 'image/jpeg' });
  const chooseFile = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.upload(document.querySelector('input[type=file]') as HTMLInputElement, chosen);
  const answersUpload = (answer: object, status = 200) =>
    server.use(
      http.post('/media/files/checking/free-space', () => HttpResponse.json({ success: true, data: { free: 9 } })),
      http.post('/api/upload-file', () => HttpResponse.json(answer, { status })),
      http.delete('/api/remove-file/:id', () => HttpResponse.json({ success: true, data: {} })),
    );

  it('show at the field that a picture is small, until it is removed', async () => {
    const warning = '«side.jpg» — маленькое изображение';
    answersUpload({ success: true, data: { ...picture(4, 'side.jpg'), warning } });
    const { user, sent, submit } = await open();
    await chooseFile(user);
    expect(await screen.findByText(warning)).toBeTruthy();
    await submit();
    expect((sent[0] as { pictures: object[] }).pictures.at(-1)).toEqual(picture(4, 'side.jpg'));
    await user.click(screen.getByRole('button', { name: 'Удалить: side.jpg' }));
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  it('show at the field why a picture was rejected', async () => {
    answersUpload({ success: false, message: 'Фото повреждено', data: { error: 'picture_broken' } }, 422);
    const { user } = await open();
    await chooseFile(user);
    expect(await screen.findByText(/side\.jpg: Фото повреждено/, { selector: '[id$="note"] *' })).toBeTruthy();
  });

  it('accept only image files, upload immediately and can be removed one by one', async () => {
    const removed: string[] = [];
    server.use(
      http.post('/media/files/checking/free-space', () => HttpResponse.json({ success: true, data: { free: 9 } })),
      http.post('/api/upload-file', () => HttpResponse.json({ success: true, data: picture(4, 'side.jpg') })),
      http.delete('/api/remove-file/:id', ({ params }) => {
        removed.push(String(params.id));
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const { user } = await open();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    expect(input.accept).toBe('.jpg,.png');
    await user.upload(input, new File(['side'], 'side.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(names()).toContain('side.jpg'));
    await user.click(screen.getByRole('button', { name: 'Удалить: front.jpg' }));
    await waitFor(() => expect(names()).toEqual(['crate.jpg', 'drawing.jpg', 'side.jpg']));
    await waitFor(() => expect(removed).toEqual([uuid(1)]));
  });
});
