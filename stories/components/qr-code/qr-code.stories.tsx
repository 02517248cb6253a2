import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { QrCode } from '#src/components/qr-code/index.ts';
import { Row, Specimen, Stack } from '#stories/support/layout.tsx';
import { trip } from '#stories/support/trips/trip-world.ts';

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect width="24" height="24" rx="5" fill="%23176b75"/%3E%3Cpath d="M6 6h5v5H6zM13 6h5v5h-5zM6 13h5v5H6z" fill="%23fff"/%3E%3C/svg%3E';

const meta = preview.meta({
  title: 'Components/QR code',
  component: QrCode,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  argTypes: {
    level: { control: 'radio', options: ['L', 'M', 'Q', 'H'] },
    status: { control: 'radio', options: ['active', 'loading', 'expired', 'scanned'] },
  },
  args: { value: 'https://tessera.example/porto' },
});

export const Default = meta.story({ args: { text: 'tessera.example/porto' } });

export const Logo = meta.story({
  name: 'Logo and brand colors',
  args: { text: 'tessera.example/porto', showCapacity: true },
  render: (args) => (
    <Row align="start">
      <Specimen label="Logo">
        <QrCode {...args} logo={logo} />
      </Specimen>
      <Specimen label="Brand colors">
        <QrCode {...args} color="#123c42" background="#f3f7f2" />
      </Specimen>
    </Row>
  ),
});

export const Tools = meta.story({
  name: 'Capacity, downloads and verdicts',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    value: 'https://tessera.example/trips/porto/train?coach=14&seat=62',
    size: 246,
    showScanCheck: true,
  },
  render: (args) => (
    <Row align="start">
      <Specimen label="Scans well">
        <QrCode {...args} showCapacity downloads={['svg', 'png', 'png-2x', 'png-4x']} />
      </Specimen>
      <Specimen label="Quiet zone too small">
        <QrCode {...args} quietZone={1} color="#9fb8a0" background="#f4f1e6" />
      </Specimen>
    </Row>
  ),
});

export const Contents = meta.story({
  name: 'Payloads',
  // With few modules, different codes would have margins of different widths.
  args: { minVersion: 3 },
  render: (args) => (
    <Row align="start">
      <Specimen label="Arabic">
        <QrCode {...args} value="أهلاً بكم في بيتنا" />
      </Specimen>
      <Specimen label="Japanese">
        <QrCode {...args} value="ようこそ、川の家へ" />
      </Specimen>
      <Specimen label="Network">
        <QrCode
          {...args}
          value="WIFI:T:WPA;S:Pensão Aurora;P:douro2026;;"
          text="Pensão Aurora · douro2026"
        />
      </Specimen>
      <Specimen label="Digits">
        <QrCode {...args} value="482913002026" />
      </Specimen>
      <Specimen label="Long">
        <QrCode
          {...args}
          value={`${trip}, by train and on foot, from the river to the vineyards: Mia Berg, João Pinto and Ada Lind, April 17 to 24.`}
        />
      </Specimen>
    </Row>
  ),
});

export const States = meta.story({
  name: 'Without a code, or too long',
  parameters: { chromatic: { modes: sheetModes } },
  args: { size: 240, text: null, copyable: false },
  render: (args) => (
    <Stack>
      <Row align="start">
        <Specimen label="No value">
          <QrCode {...args} value="" />
        </Specimen>
        <Specimen label="Loading">
          <QrCode {...args} status="loading" />
        </Specimen>
        <Specimen label="Expired">
          <QrCode {...args} status="expired" onRefresh={() => {}} />
        </Specimen>
      </Row>
      <Row align="start">
        <Specimen label="Scanned">
          <QrCode {...args} status="scanned" />
        </Specimen>
        <Specimen label="Too long">
          <QrCode {...args} value={`${trip}, by train and on foot. `.repeat(90)} />
        </Specimen>
        <Specimen label="Too many digits">
          <QrCode {...args} value={'978020137962'.repeat(500)} />
        </Specimen>
      </Row>
    </Stack>
  ),
});
