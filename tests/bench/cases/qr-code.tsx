import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { QrCode } from '#src/components/qr-code/index.ts';
import type { BenchCase } from '../page.tsx';

let last = 0;

/** Unique address of constant length, so that no cache helps. */
function nextAddress(): string {
  last = (last + 1) % 1_000_000;
  return `https://tessera.example/r/${String(last).padStart(6, '0')}`;
}

/** Unique text of 1,500 characters. */
function nextText(): string {
  return `${nextAddress()} ${'All work and no play. '.repeat(70)}`.slice(0, 1500);
}

function Ours() {
  const [value] = useState(nextAddress);
  return <QrCode value={value} text={null} copyable={false} />;
}

/** Our code with the parts that the bare one has. */
export const ours: BenchCase = { Subject: Ours };

function Whole() {
  const [value] = useState(nextAddress);
  return <QrCode value={value} />;
}

/** Our code with its default parts: its text, which is a link, and the copy button. */
export const whole: BenchCase = { Subject: Whole };

function OursLong() {
  const [value] = useState(nextText);
  return <QrCode value={value} size={320} />;
}

/** Code of 1,500 characters. */
export const oursLong: BenchCase = { Subject: OursLong };

function Bare() {
  const [value] = useState(nextAddress);
  return <QRCodeSVG value={value} level="M" marginSize={4} size={192} title={value} />;
}

/** The same code with only the package. */
export const bare: BenchCase = { Subject: Bare };

function BareLong() {
  const [value] = useState(nextText);
  return <QRCodeSVG value={value} level="M" marginSize={4} size={320} title={value} />;
}

/** The same 1,500 characters with only the package. */
export const bareLong: BenchCase = { Subject: BareLong };
