import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QrCode, SanitizedHtml } from '#src/index.ts';
import { Popover } from '#src/primitives/popover/index.ts';

test('HTML is sanitized and shown', async () => {
  const user = userEvent.setup();
  render(
    <SanitizedHtml
      html={
        '<h2>News</h2><p onclick="steal()">Hello <b>Ada</b><script>steal()</script></p>' +
        '<p><x-note title="steal()">Unknown <x-more>words</x-more> stay</x-note></p>' +
        '<img src="https://pictures.example/a.png" alt="Harbour"><a href="javascript:steal()">Go</a>'
      }
      policy="article"
      showReport
    />,
  );
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByText('Ada')).toBeVisible();
  expect(screen.getByText('Unknown words stay')).toBeVisible();
  expect(document.body.innerHTML).not.toContain('steal');
  const picture = screen.getByRole('img', { name: 'Harbour' });
  expect(picture).not.toHaveAttribute('src');
  await user.click(await screen.findByRole('button', { name: 'Load items from other sites' }));
  expect(screen.getByRole('img', { name: 'Harbour' })).toHaveAttribute(
    'src',
    'https://pictures.example/a.png',
  );
});

function Menu() {
  return (
    <>
      <Popover renderTrigger={(trigger) => <button {...trigger}>More</button>}>
        <button type="button">Archive</button>
      </Popover>
      <p>Outside</p>
    </>
  );
}

test('a popover opens, and Escape and a press outside close it', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  const trigger = screen.getByRole('button', { name: 'More' });
  const panel = () => screen.queryByRole('button', { name: 'Archive' });
  await user.click(trigger);
  expect(panel()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  await user.click(trigger);
  await user.click(screen.getByText('Outside'));
  expect(panel()).not.toBeInTheDocument();
});

test('a test that runs for long gets no warning about missing tokens', async () => {
  render(<QrCode value="tea" />);
  // The check for the tokens waits a second; the setup fails this test if anything is printed.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(screen.getByRole('img')).toBeVisible();
});
