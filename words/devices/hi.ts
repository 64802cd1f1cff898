import type { words as en } from './en.ts'

const SYSTEMS = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromebook: 'Chromebook',
  linux: 'Linux',
}

export const words: typeof en = {
  unknownDevice: 'अनजान डिवाइस',
  browserOn: (browser, system) => `${SYSTEMS[system]} पर ${browser ?? 'कोई ब्राउज़र'}`,
  unknownNetwork: 'अनजान नेटवर्क',
  thisMachine: 'इसी कंप्यूटर',
  localNetwork: 'स्थानीय नेटवर्क',
  network: (addresses) => `नेटवर्क ${addresses}`,
}
