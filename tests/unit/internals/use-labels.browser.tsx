import { expect, test, vi } from 'vitest';
import type { LabelsByLanguage } from '#src/internals/locale-context.ts';
import { TesseraProvider } from '#src/internals/tessera-provider.tsx';
import { preloadLabels, useLabels, type LabelCatalogue } from '#src/internals/use-labels.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

interface Words {
  yes: string;
  no: string;
}
type Loader = () => Promise<{ labels: Words }>;

/** Catalogue of a test's own, so that no test sees what another has loaded. */
function catalogueOf(de: Loader): LabelCatalogue<Words> {
  const empty = () => Promise.resolve({ labels: { yes: '', no: '' } });
  return {
    name: 'probe',
    en: { yes: 'Yes', no: 'No' },
    load: { de, fr: empty, ar: empty, ja: empty },
  };
}

const german = () => vi.fn<Loader>(() => Promise.resolve({ labels: { yes: 'Ja', no: 'Nein' } }));

interface ProbeProps {
  catalogue: LabelCatalogue<Words>;
  locale: string;
  labels?: Partial<Words>;
}

function Probe({ catalogue, locale, labels }: ProbeProps) {
  const { yes, no } = useLabels(catalogue, locale, labels);
  return <p>{`${yes} ${no}`}</p>;
}

test('English is at hand and loads nothing', () => {
  const load = german();
  const { container } = mount(<Probe catalogue={catalogueOf(load)} locale="en-GB" />);
  expect(container.textContent).toBe('Yes No');
  expect(load).not.toHaveBeenCalled();
});

test('A shipped language is English while it loads, loads once and then speaks everywhere', async () => {
  const load = german();
  const catalogue = catalogueOf(load);
  const { container } = mount(
    <>
      <Probe catalogue={catalogue} locale="de" />
      <Probe catalogue={catalogue} locale="de-CH" />
    </>,
  );
  expect(container.textContent).toBe('Yes NoYes No');
  await settle();
  expect(container.textContent).toBe('Ja NeinJa Nein');
  expect(load).toHaveBeenCalledOnce();
});

test('Words loaded ahead speak from the first render', async () => {
  const catalogue = catalogueOf(german());
  await preloadLabels(catalogue, 'de-AT');
  expect(mount(<Probe catalogue={catalogue} locale="de" />).container.textContent).toBe('Ja Nein');
});

test.each(['nl', 'en', 'toString', 'de_DE'])(
  'Preloading %s, which has no loader, resolves',
  async (tag) => {
    await expect(preloadLabels(catalogueOf(german()), tag)).resolves.toBeUndefined();
  },
);

test('A language that does not ship is English', async () => {
  const { container } = mount(<Probe catalogue={catalogueOf(german())} locale="nl" />);
  await settle();
  expect(container.textContent).toBe('Yes No');
});

test('Words that could not be loaded leave English and are asked for again', async () => {
  let isOnline = false;
  const load = vi.fn<Loader>(() =>
    isOnline ? Promise.resolve({ labels: { yes: 'Ja', no: 'Nein' } }) : Promise.reject(new Error()),
  );
  const catalogue = catalogueOf(load);
  const { container, rerender } = mount(<Probe catalogue={catalogue} locale="de" />);
  await settle();
  expect(container.textContent).toBe('Yes No');
  isOnline = true;
  rerender(<Probe catalogue={catalogue} locale="de" />);
  await settle();
  expect(container.textContent).toBe('Ja Nein');
});

test("The provider's words win over the shipped, the widget's own over both, one by one", async () => {
  const catalogue = catalogueOf(german());
  const labels = { de: { probe: { yes: 'Jawohl', no: 'Nö' } }, 'de-AT': { probe: { yes: 'Jo' } } };
  const probe = (props: Partial<ProbeProps>) =>
    mount(
      <TesseraProvider labels={labels}>
        <Probe catalogue={catalogue} locale="de" {...props} />
      </TesseraProvider>,
    ).container;
  const drawn = [
    probe({}),
    probe({ locale: 'de-AT' }),
    probe({ labels: { no: 'Nee' } }),
    probe({ locale: 'fr' }),
  ];
  await settle();
  expect(drawn.map(({ textContent }) => textContent)).toEqual([
    'Jawohl Nö',
    'Jo Nein',
    'Jawohl Nee',
    ' ',
  ]);
});

test("A region's words for one widget leave the language's words for another in force", () => {
  const labels = { de: { probe: { yes: 'Jawohl', no: 'Nö' } }, 'de-AT': { other: { yes: 'Jo' } } };
  const { container } = mount(
    <TesseraProvider labels={labels}>
      <Probe catalogue={catalogueOf(german())} locale="de-AT" />
    </TesseraProvider>,
  );
  expect(container.textContent).toBe('Jawohl Nö');
});

test('The server speaks English, or what the provider carries, and hydrates in silence', async () => {
  const catalogue = catalogueOf(german());
  await preloadLabels(catalogue, 'de');
  const tree = (labels?: LabelsByLanguage) => (
    <TesseraProvider labels={labels}>
      <Probe catalogue={catalogue} locale="de" />
    </TesseraProvider>
  );
  expect(serverMarkup(tree())).toBe('<p>Yes No</p>');
  const { container } = await hydrate(serverMarkup(tree()), tree());
  expect(container.textContent).toBe('Ja Nein');
  const carried = { de: { probe: { yes: 'Ja', no: 'Nein' } } };
  expect(serverMarkup(tree(carried))).toBe('<p>Ja Nein</p>');
});
