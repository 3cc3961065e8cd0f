import { ADMIN, STAFF } from '../../../shared/rules/permissions.ts'

/** The password of every demo account. */
export const demoPassword = 'Portalen1'

const person = (Role: number) => (name: string, account: string, Tele: string, address: string) => {
  const [Firstname = '', Lastname = ''] = name.split(' ')
  const [Adress = '', postnr = '', Ort = ''] = address.split(', ')
  return { Role, Firstname, Lastname, Email: `${account}@example.se`, Tele, Adress, postnr, Ort }
}

const admin = person(ADMIN)
const staff = person(STAFF)

/** The people of the demo. Telephone numbers are of the ranges that PTS keeps free for fiction. */
export const demoPeople = [
  admin('Karin Lindqvist', 'admin', '070-174 06 05', 'Storgatan 12, 722 11, Västerås'),
  admin('Mikael Åström', 'chef', '070-174 06 11', 'Kungsgatan 4, 722 15, Västerås'),
  staff('Anna Bergström', 'anna', '070-174 06 15', 'Björkvägen 8, 723 50, Västerås'),
  staff('Johan Ek', 'johan', '070-174 06 18', 'Slottsgatan 21, 722 11, Västerås'),
  staff('Samira Haddad', 'samira', '070-174 06 23', 'Vasagatan 30, 722 15, Västerås'),
  staff('Erik Öberg', 'erik', '070-174 06 30', 'Hamngatan 2, 632 20, Eskilstuna'),
  staff('Linnéa Sjögren', 'linnea', '070-174 06 35', 'Ängsvägen 17, 737 30, Fagersta'),
  staff('Amir Rezai', 'amir', '070-174 06 41', 'Pilgatan 9, 722 20, Västerås'),
  staff('Maja Ålund', 'maja', '070-174 06 47', 'Norra Ringvägen 5, 724 80, Västerås'),
  staff('Oskar Nyström', 'oskar', '070-174 06 50', 'Skolgatan 14, 731 30, Köping'),
  staff('Elsa Wallin', 'elsa', '070-174 06 53', 'Trädgårdsgatan 3, 733 30, Sala'),
  staff('Henrik Dahl', 'henrik', '070-174 06 58', 'Malmabergsgatan 44, 723 35, Västerås'),
  staff('Fatima Yusuf', 'fatima', '070-174 06 62', 'Rönnbergagatan 1, 723 46, Västerås'),
  staff('Gustav Hedlund', 'gustav', '070-174 06 66', 'Lugna gatan 6, 722 12, Västerås'),
  staff('Ida Pärsson', 'ida', '070-174 06 71', 'Mälarstrand 10, 721 30, Västerås'),
  staff('Tove Söderlund', 'tove', '070-174 06 74', 'Bruksgatan 25, 734 30, Hallstahammar'),
]
