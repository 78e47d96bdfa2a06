// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { deviceDrafts } from '../../lib/stored-draft';
import { server, withServer } from '../../testing/server';
import { signOut } from './sign-out';

withServer();

it.each([200, 503])(
  'signing out removes everything the user typed from the device, even if the server answers %i',
  async (status) => {
    deviceDrafts.keep('description-u1-new', { name: 'Нут' });
    localStorage.setItem('setu-theme', 'kept');
    server.use(http.post('/logout', () => HttpResponse.json({ success: status === 200, data: {} }, { status })));
    await signOut().catch(() => undefined);
    expect(deviceDrafts.read('description-u1-new')).toBeNull();
    expect(localStorage.getItem('setu-theme')).toBe('kept');
  },
);
